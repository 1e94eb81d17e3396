import { later } from '../base/hydration/later.tsx'

const BlogsScreen = later(() => import('./BlogsScreen.tsx'), 'BlogsScreen')

/** The list of articles, whose code comes when somebody begins to use it. */
export const BlogsEntrance = () => <BlogsScreen />
