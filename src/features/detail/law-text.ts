/** A citation whose numbers stay on the line of what they belong to, 'N.J.S.A. 58:12A-27'. */
export const lawText = (law: string): string => law.replace(/\. (?=\d)/g, '.\u00a0')
