import { legalWords } from '@bewezen/domain/legal/words.ts'
import { PageFailed } from '../base/document/PageFailed.tsx'

/** The page when its text could not be loaded (LEGAL-PAGE-11). */
export const LegalFailed = () => <PageFailed {...legalWords.loadFailed} lang="en" />
