import type { ConsentRecord } from '@/domain/messaging/views'

const SOURCES: Record<ConsentRecord['source'], string> = {
  keyword: 'By a keyword',
  free_text: 'In their own words',
  staff: 'Recorded by your team',
  form: 'On a form',
  unsubscribe_page: 'On the unsubscribe page',
  import: 'From an imported list',
}

/** `Opted out of all messages`, `Agreed to marketing in writing`. */
export const consentWords = ({ action, purpose }: Pick<ConsentRecord, 'action' | 'purpose'>): string => {
  if (action === 'granted') return purpose === 'marketing' ? 'Agreed to marketing in writing' : 'Agreed to messages'
  return purpose === 'marketing' ? 'Opted out of marketing' : 'Opted out of all messages'
}

/** How it was said, and who recorded it: `In their own words, recorded by Dana Whitfield`. */
export const consentSource = ({ source, user_name }: Pick<ConsentRecord, 'source' | 'user_name'>): string => {
  if (user_name === null) return SOURCES[source]
  return source === 'staff' ? `Recorded by ${user_name}` : `${SOURCES[source]}, recorded by ${user_name}`
}
