import { contentId } from '../base/document/words.ts'
import { later } from '../base/hydration/later.tsx'
import { still } from '../base/hydration/still.tsx'
import { Hero } from './home/Hero.tsx'

const HomeStart = still(() => import('./home/HomeStart.tsx'), 'HomeStart')
const Testimonials = later(() => import('./home/Testimonials.tsx'), 'Testimonials')
const HomeStory = still(() => import('./home/HomeStory.tsx'), 'HomeStory')
const Levels = later(() => import('./home/Levels.tsx'), 'Levels')
const HomeEnd = still(() => import('./home/HomeEnd.tsx'), 'HomeEnd')
const JoinBar = later(() => import('./home/JoinBar.tsx'), 'JoinBar')

/** The home page for visitors (MKT-HOME-01). Only what moves carries code; the rest stays as the server drew it. */
export const HomeScreen = () => (
  <main id={contentId} tabIndex={-1}>
    <Hero />
    <HomeStart />
    <Testimonials />
    <HomeStory />
    <Levels />
    <HomeEnd />
    <JoinBar />
  </main>
)
