export { LearningScreen } from './LearningScreen.tsx'
