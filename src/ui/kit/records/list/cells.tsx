import { fullName } from '@/domain/account/user'
import { byText } from './sort'

/** A text that is cut where its column ends; `full` is its tooltip. */
export const clipped = (text: string, full = text) => (
  <span className="clip" title={full}>
    {text}
  </span>
)

type Person = { first_name: string; last_name: string }

/** A person's name. Lists of people go by last names, so they stand out. */
export const personCell = ({ first_name, last_name }: Person) => (
  <>
    <span className="given">{fullName({ first_name, last_name: '' })}</span>{' '}
    <span className="family">{fullName({ first_name: '', last_name })}</span>
  </>
)

/** `Ortiz Sam`: what people are sorted by. */
export const lastNameFirst = ({ first_name, last_name }: Person): string => `${last_name} ${first_name}`

/** The same of a name that came as one text: which of its words are the last name is not known, so the last one is taken for it. */
export const lastWordFirst = (name: string): string => name.replace(/^(.*)\s(\S+)$/, '$2 $1')

/** People by last name. */
export const byLastName = byText(lastNameFirst)
