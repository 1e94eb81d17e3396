import { EventAdminScreen as Frame } from './events/admin/EventAdminScreen.tsx'
import { production } from './production/index.ts'

/** `/events/admin`: the frame of the room `events`, with the tabs of the room `production` in it. */
export const EventAdminScreen = () => <Frame production={production} />
