export { podcastActions } from './actions.tsx'
