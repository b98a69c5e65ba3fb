import { chakra } from '@chakra-ui/react'
import { PASSWORD_CRITERIA, passwordStrength, type PasswordStrength as Strength } from '@/domain/text/password'
import type { Tone } from '../feedback/tone'
import { LineIcon } from '../layout/line-icon'
import { VisuallyHidden } from '../layout/visually-hidden'

type Props = {
  password: string
  /** The failed part of a rule that is stricter than the score; null if none. */
  missing: string | null
}

const TONES: Record<Strength['label'], Tone> = {
  Weak: 'danger',
  Fair: 'warning',
  Good: 'info',
  Strong: 'success',
}

/** Strength and the five criteria (REG-05 to REG-07, X-09). */
export const PasswordStrength = ({ password, missing }: Props) => {
  const strength = passwordStrength(password)
  const typed = password !== ''
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Score {...strength} typed={typed} />
      <Criteria password={password} />
      {missing !== null && (
        <chakra.p textStyle="small" color="fg.muted">
          {missing}
        </chakra.p>
      )}
    </chakra.div>
  )
}

const Score = ({ score, label, typed }: Strength & { typed: boolean }) => (
  <chakra.div display="flex" alignItems="center" gap="3">
    <chakra.div aria-hidden flex="1" display="flex" gap="1">
      {PASSWORD_CRITERIA.map(({ id }, place) => (
        <chakra.span
          key={id}
          flex="1"
          height="6px"
          borderRadius="full"
          bg={place < score ? `${TONES[label]}.solid` : 'bg.emphasized'}
        />
      ))}
    </chakra.div>
    <chakra.p role="status" minW="14" textAlign="end" textStyle="small" fontWeight="medium">
      {typed && (
        <>
          <VisuallyHidden>Password strength: </VisuallyHidden>
          {label}
        </>
      )}
    </chakra.p>
  </chakra.div>
)

const Criteria = ({ password }: { password: string }) => (
  <chakra.ul
    aria-label="What a strong password has"
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
    columnGap="4"
    rowGap="1"
    textStyle="small"
    css={{
      '& li': { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' },
      '& li[data-met=true]': { color: 'success.fg' },
      '& svg': { flexShrink: 0 },
    }}
  >
    {PASSWORD_CRITERIA.map(({ id, text, holds }) => {
      const met = holds(password)
      return (
        <li key={id} data-met={met}>
          <Mark met={met} />
          {text}
          {met && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      )
    })}
  </chakra.ul>
)

const Mark = ({ met }: { met: boolean }) => (
  <LineIcon path={`M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0${met ? 'M16 9l-5.5 5.5L8 12' : ''}`} size={14} />
)
