import 'react'

declare module 'react' {
  // Pieces hand their measures to the stylesheet as CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
