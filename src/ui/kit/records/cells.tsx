import { fullName } from '@/domain/user'
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

/** People by last name. */
export const byLastName = byText(({ first_name, last_name }: Person) => `${last_name} ${first_name}`)
