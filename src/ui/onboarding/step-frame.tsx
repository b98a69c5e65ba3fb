import { chakra } from '@chakra-ui/react'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import type { StepFrameRefs } from './types'

type Props = {
  refs: StepFrameRefs
  title: string
  description: ReactNode
  children: ReactNode
  submitLabel: string
  busyLabel: string
  busy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Absent on the first step (ONB-06). */
  onBack?: () => void
  actions?: ReactNode
}

export const GROWING = { base: '1 1 auto', sm: '0 0 auto' }

/** The second click of a double click would hit the next step. */
const onlyOnce = (event: MouseEvent) => event.detail > 1

export const StepFrame = (props: Props) => {
  const { refs, title, description, children, submitLabel, busyLabel, busy, onSubmit, onBack, actions } = props
  return (
    <chakra.form
      ref={refs.form}
      noValidate
      aria-label={title}
      onSubmit={onSubmit}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      display="flex"
      flexDirection="column"
      minW="0"
    >
      <chakra.div px={{ base: '3', sm: '6', lg: '8' }} pt={{ base: '5', sm: '6', lg: '8' }} pb="6">
        <chakra.h1 ref={refs.heading} tabIndex={-1} textStyle="title" outline="none">
          {title}
        </chakra.h1>
        <chakra.p color="fg.muted" mt="1.5" mb="6" maxW="36rem">
          {description}
        </chakra.p>
        {children}
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        px={{ base: '3', sm: '6', lg: '8' }}
        py="4"
        borderTopWidth="1px"
      >
        {onBack && (
          <Button
            variant="outline"
            size="lg"
            flex={GROWING}
            aria-disabled={busy || undefined}
            onClick={(event) => !busy && !onlyOnce(event) && onBack()}
          >
            Back
          </Button>
        )}
        <chakra.div flex="1" display={{ base: 'none', sm: 'block' }} />
        {actions}
        <Button
          type="submit"
          size="lg"
          minW="10rem"
          flex={GROWING}
          loading={busy}
          loadingLabel={busyLabel}
          onClick={(event) => onlyOnce(event) && event.preventDefault()}
        >
          {submitLabel}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
