/** Says in emails what pages say above their homes. */
export const SAMPLE_HOME = 'This is a sample home. It isn’t real, and you can’t buy or rent it.'
