/** The options with one more, in alphabetical order, or without it where it was chosen. */
export const toggled = <Option extends string>(chosen: readonly Option[], option: Option): Option[] =>
  chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option].sort()
