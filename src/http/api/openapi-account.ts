import type { Operations } from './personal-operation.ts'

/** The part of the API's description that is about accounts. */
export const ACCOUNT_PATHS: Operations = {
  '/api/account': {
    get: { id: 'getAccount', summary: 'Who is signed in', answer: 'AccountAnswer' },
  },
  '/api/account/sign-in': {
    post: {
      id: 'signIn',
      summary: 'Signs in, or requests a code if two-step sign-in is on',
      answer: 'SignInAnswer',
      body: 'SignIn',
      refused: [400, 401],
    },
  },
  '/api/account/sign-in/code': {
    post: {
      id: 'signInWithCode',
      summary: 'Signs in with an authenticator code or a recovery code',
      answer: 'Accepted',
      body: 'SignInCode',
      refused: [400, 401],
    },
  },
  '/api/account/sign-up': {
    post: {
      id: 'signUp',
      summary: 'Creates an account and emails a link to confirm its address',
      answer: 'Accepted',
      body: 'SignUp',
      refused: [400],
    },
  },
  '/api/account/confirmation': {
    post: {
      id: 'confirmSignUp',
      summary: 'Confirms the address with an emailed link and signs in',
      answer: 'Accepted',
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/sign-out': { post: { id: 'signOut', summary: 'Signs out', answer: null } },
  '/api/account/password-reset': {
    post: {
      id: 'requestPasswordReset',
      summary: 'Requests an email with a link to choose a new password',
      answer: 'Accepted',
      body: 'PasswordResetRequest',
      refused: [400],
    },
    put: {
      id: 'resetPassword',
      summary: 'Sets a new password with a link’s token',
      answer: null,
      body: 'NewPassword',
      refused: [400, 404],
    },
  },
  '/api/account/password-reset/link': {
    post: {
      id: 'checkResetLink',
      summary: 'Checks whether a password link’s token works, without using it',
      answer: null,
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/password': {
    put: {
      id: 'changePassword',
      summary: 'Changes the password',
      answer: null,
      body: 'PasswordChange',
      refused: [400, 401],
    },
  },
  '/api/account/settings': {
    get: {
      id: 'getAccountSettings',
      summary: 'The account’s sessions and sign-in settings',
      answer: 'AccountSettings',
      refused: [401],
    },
  },
  '/api/account/name': {
    put: { id: 'rename', summary: 'Changes the name', answer: null, body: 'Name', refused: [400, 401] },
  },
  '/api/account/confirmation-link': {
    post: {
      id: 'mailConfirmation',
      summary: 'Emails another link to confirm the account’s address',
      answer: null,
      refused: [401, 409],
    },
  },
  '/api/account/email': {
    post: {
      id: 'requestEmailChange',
      summary: 'Emails a confirmation link to a new address',
      answer: 'Accepted',
      body: 'EmailChange',
      refused: [400, 401],
    },
    put: {
      id: 'confirmEmailChange',
      summary: 'Changes the email address with a link’s token',
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
      summary: 'Starts the setup of two-step sign-in',
      answer: 'TwoStepSetup',
      body: 'PasswordProof',
      refused: [400, 401, 409],
    },
    put: {
      id: 'finishTwoStep',
      summary: 'Turns on two-step sign-in with a first code',
      answer: null,
      body: 'FirstCode',
      refused: [400, 401, 409],
    },
  },
  '/api/account/two-step/removal': {
    post: {
      id: 'stopTwoStep',
      summary: 'Turns off two-step sign-in',
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
    get: { id: 'exportAccount', summary: 'All of the account’s data', answer: 'AccountExport', refused: [401] },
  },
}
