import { later } from '../base/hydration/later.tsx'

const BlogScreen = later(() => import('./BlogScreen.tsx'), 'BlogScreen')

/** An article, whose code comes when somebody begins to use it. */
export const BlogEntrance = () => <BlogScreen />
