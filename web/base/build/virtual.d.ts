declare module 'virtual:contract' {
  const contract: import('@orpc/contract').AnyContractRouter
  export default contract
}
declare module 'virtual:assets' {
  const assets: import('./assets.ts').Assets
  export default assets
}
