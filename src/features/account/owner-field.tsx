/** Tells a password manager whose password the form is about; nobody sees it. */
export const OwnerField = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
