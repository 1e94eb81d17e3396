declare module 'virtual:contract' {
  const contract: import('@orpc/contract').AnyContractRouter
  export default contract
}
declare module 'virtual:assets' {
  const assets: import('./assets.ts').Assets
  export default assets
}
declare module 'virtual:pictures' {
  /** Stands in the names of the files of drawings, and changes with any of them. */
  export const version: string
}
