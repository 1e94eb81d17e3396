/** As the community waits before it, so that nothing changes on screen in between. */
export { Loading as Waiting } from '../places/index.ts'
