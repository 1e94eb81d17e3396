export { ContentLink } from './ContentLink.tsx'
export { RegisterBanner } from './RegisterBanner.tsx'
