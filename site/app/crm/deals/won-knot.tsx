/** The thread is tied off: drawn once, from start to end, and still where motion is not wanted. */
export function WonKnot() {
  return (
    <svg
      aria-hidden="true"
      className="won-knot"
      viewBox="0 0 240 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        className="won-thread"
        d="M2 27H92C112 27 128 6 112 6C96 6 102 38 122 38C142 38 148 6 132 6C118 6 130 27 150 27H238"
      />
    </svg>
  )
}
