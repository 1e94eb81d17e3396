import { onNeed } from '../base/parts/onNeed.tsx'

/** The form that starts an experiment; its code comes when somebody asks for it. */
export const StartExperiment = onNeed(() => import('./StartExperiment.tsx'), 'StartExperiment')
