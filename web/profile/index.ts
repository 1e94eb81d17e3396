export { FaceLink } from './FaceLink.tsx'
export { PersonOverlay } from './PersonOverlay.tsx'
export { showPerson } from './showPerson.ts'
