/** Beside the button of a form whose figures a browser without scripts sends. */
export const SentToAnswer = () => (
  <p className="afford-wide mt-2 text-xs text-ink-soft">
    Your numbers are sent to our server for the answer. We don’t store them.
  </p>
)
