import type { Operations } from './personal-operation.ts'

/** The part of the API's description that is about accounts. */
export const ACCOUNT_PATHS: Operations = {
  '/api/account': {
    get: { id: 'getAccount', summary: 'Who is signed in', answer: 'AccountAnswer' },
  },
  '/api/account/sign-in': {
    post: {
      id: 'signIn',
      summary: 'Signs in, or asks for a code where two-step sign-in is on',
      answer: 'SignInAnswer',
      body: 'SignIn',
      refused: [400, 401],
    },
  },
  '/api/account/sign-in/code': {
    post: {
      id: 'signInWithCode',
      summary: 'Signs in with the code of an app or a recovery code',
      answer: 'Accepted',
      body: 'SignInCode',
      refused: [400, 401],
    },
  },
  '/api/account/sign-up': {
    post: {
      id: 'signUp',
      summary: 'Makes an account and mails a link that confirms its address',
      answer: 'Accepted',
      body: 'SignUp',
      refused: [400],
    },
  },
  '/api/account/confirmation': {
    post: {
      id: 'confirmSignUp',
      summary: 'Confirms the address of a mailed link and signs in',
      answer: 'Accepted',
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/sign-out': { post: { id: 'signOut', summary: 'Signs out', answer: null } },
  '/api/account/password-reset': {
    post: {
      id: 'requestPasswordReset',
      summary: 'Asks for a link by mail to choose a new password',
      answer: 'Accepted',
      body: 'PasswordResetRequest',
      refused: [400],
    },
    put: {
      id: 'resetPassword',
      summary: 'Sets a new password by the token of a link',
      answer: null,
      body: 'NewPassword',
      refused: [400, 404],
    },
  },
  '/api/account/password-reset/link': {
    post: {
      id: 'checkResetLink',
      summary: 'Says whether the token of a link to choose a new password works; it stays unused',
      answer: null,
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/password': {
    put: {
      id: 'changePassword',
      summary: 'Sets a new password in place of the present one',
      answer: null,
      body: 'PasswordChange',
      refused: [400, 401],
    },
  },
  '/api/account/settings': {
    get: {
      id: 'getAccountSettings',
      summary: 'Where the account is signed in, and how',
      answer: 'AccountSettings',
      refused: [401],
    },
  },
  '/api/account/name': {
    put: { id: 'rename', summary: 'Sets the name', answer: null, body: 'Name', refused: [400, 401] },
  },
  '/api/account/confirmation-link': {
    post: {
      id: 'mailConfirmation',
      summary: 'Mails another link that confirms the account’s address',
      answer: null,
      refused: [401, 409],
    },
  },
  '/api/account/email': {
    post: {
      id: 'requestEmailChange',
      summary: 'Mails a link to a new email address',
      answer: 'Accepted',
      body: 'EmailChange',
      refused: [400, 401],
    },
    put: {
      id: 'confirmEmailChange',
      summary: 'Sets the email address by the token of a link',
      answer: null,
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/sessions': {
    delete: { id: 'endOtherSessions', summary: 'Signs out everywhere else', answer: null, refused: [401] },
  },
  '/api/account/sessions/{id}': {
    delete: {
      id: 'endSession',
      summary: 'Signs out one browser',
      answer: null,
      parameter: 'id',
      refused: [401, 404],
    },
  },
  '/api/account/two-step': {
    post: {
      id: 'startTwoStep',
      summary: 'Begins the setup of two-step sign-in',
      answer: 'TwoStepSetup',
      body: 'PasswordProof',
      refused: [400, 401, 409],
    },
    put: {
      id: 'finishTwoStep',
      summary: 'Switches two-step sign-in on by a first code',
      answer: null,
      body: 'FirstCode',
      refused: [400, 401, 409],
    },
  },
  '/api/account/two-step/removal': {
    post: {
      id: 'stopTwoStep',
      summary: 'Switches two-step sign-in off',
      answer: null,
      body: 'TwoStepRemoval',
      refused: [400, 401, 409],
    },
  },
  '/api/account/deletion': {
    post: {
      id: 'deleteAccount',
      summary: 'Deletes the account and all its data',
      answer: null,
      body: 'PasswordProof',
      refused: [400, 401],
    },
  },
  '/api/account/export': {
    get: { id: 'exportAccount', summary: 'All data of the account', answer: 'AccountExport', refused: [401] },
  },
}
