/** What the page says of a fact that the source doesn't give. */
export const NOT_PROVIDED = 'Not provided'
