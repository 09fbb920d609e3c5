/** The class names that apply, in one attribute. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
