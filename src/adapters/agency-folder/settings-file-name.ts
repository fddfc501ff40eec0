/** Its file says that a folder is an agency's. */
export const SETTINGS_FILE = 'agency.json'
