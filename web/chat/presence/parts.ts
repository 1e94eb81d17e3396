/** What is drawn of presence, fetched together once the page stands. */
export { OtherHere, PresentHere } from './PresentHere.tsx'
export { TypingLine } from './TypingLine.tsx'
