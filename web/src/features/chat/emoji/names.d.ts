declare module '*.tsv?raw' {
  const names: string
  export default names
}
