/** Text in the form in which two texts are compared without regard to case. */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase()
