import { fullName } from '@/domain/account/user'
import { byText } from './sort'

export const clipped = (text: string, full = text) => (
  <span className="clip" title={full}>
    {text}
  </span>
)

type Person = { first_name: string; last_name: string }

export const personCell = ({ first_name, last_name }: Person) => (
  <>
    <span className="given">{fullName({ first_name, last_name: '' })}</span>{' '}
    <span className="family">{fullName({ first_name: '', last_name })}</span>
  </>
)

/** The sort key of a person: `Ortiz Sam`. */
export const lastNameFirst = ({ first_name, last_name }: Person): string => `${last_name} ${first_name}`

/** For a name in one text; takes the last word for the last name. */
export const lastWordFirst = (name: string): string => name.replace(/^(.*)\s(\S+)$/, '$2 $1')

export const byLastName = byText(lastNameFirst)
