/** A square on its corner under two half circles, one stroke on a field of 24; filled in a button that is pressed. */
export const Heart = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="heart">
    <path d="M12 20.2 4.6 12.8a5.23 5.23 0 0 1 7.4-7.4 5.23 5.23 0 0 1 7.4 7.4z" />
  </svg>
)
