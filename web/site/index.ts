export { ContentLink } from './ContentLink.tsx'
