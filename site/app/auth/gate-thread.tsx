/** Sewn is dashed, loose is solid: it is sewn under the words and then lies freely on the paper, the needle with it. */
export function GateThread() {
  return (
    <svg
      aria-hidden="true"
      className="gate-thread"
      viewBox="0 0 1000 100"
      fill="none"
      stroke="var(--needle)"
      strokeLinecap="round"
    >
      <path d="M4 66C90 58 190 76 300 68S420 64 470 70" strokeWidth="4.2" strokeDasharray="13 10" />
      <path
        d="M478 70C560 78 660 92 716 62C764 34 742-4 712 6C680 18 700 72 770 72C820 72 842 54 886 56"
        strokeWidth="3"
      />
      <path
        transform="translate(882 56) rotate(-7)"
        fill="var(--marigold)"
        stroke="none"
        fillRule="evenodd"
        d="M5-5.5C-4-5.5-4 5.5 5 5.5L104 0ZM6-1.6H15C17.5-1.6 17.5 1.6 15 1.6H6C3.5 1.6 3.5-1.6 6-1.6Z"
      />
    </svg>
  )
}
