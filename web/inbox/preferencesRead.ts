import { api } from '../base/api/api.ts'

/** What the viewer chose to hear and how. */
export const preferencesRead = () => api.inbox.preferences.queryOptions({ input: {} })
