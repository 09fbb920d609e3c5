/** The pen that the product is named after, in the accent of the look. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <path
      d="M22.6 7.2c-6.9 1-12 5.6-13.7 12.4L7.4 25l1.5.4 1.1-3.5c5.9.2 10.9-3.9 12.2-10.6.2-1.3.4-2.6.4-4.1Zm-3.4 4.1c-3.6 2.1-6.6 5-8.7 8.7 1.2-4 4.1-7.1 8.7-8.7Z"
      fill="var(--on-accent)"
    />
  </svg>
)
