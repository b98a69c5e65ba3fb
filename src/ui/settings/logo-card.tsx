import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LOGO_TYPES } from '@/domain/account/logo'
import { mayEditSettings } from '@/domain/account/permissions'
import { isFinal } from '@/domain/record/final-failure'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { logoFrom } from './logo-from'
import type { SettingsScreenProps } from './types'

type Props = Pick<SettingsScreenProps, 'actor' | 'commands' | 'logo'>

export const LogoCard = (props: Props) => (
  <Card title="Logo">
    <Loaded of={props.logo} loading={<LogoSkeleton />} failed="Failed to load the logo.">
      {(image) => <Logo {...props} image={image} />}
    </Loaded>
  </Card>
)

/** The height of the loaded content: on a phone the button is below the image. */
const LogoSkeleton = () => (
  <chakra.div minH={{ base: '14.625rem', sm: '8rem' }}>
    <Skeleton width="8rem" height="8rem" />
  </chakra.div>
)

type Problem = { text: string; detail?: string; onRetry?: () => void }

const FAILED = 'The logo could not be saved.'

const Logo = ({ image, actor, commands }: Props & { image: string | null }) => {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const save = async (next: string | null) => {
    const outcome = await commands.setLogo(next)
    if (!outcome.ok) {
      const again = isFinal(outcome.failure) ? {} : { onRetry: () => void working(() => save(next)) }
      return setProblem({ text: FAILED, detail: outcome.failure.message, ...again })
    }
    await outcome.shown
    announce(next === null ? 'Logo removed' : 'Logo saved', { undo: outcome.undo })
  }
  const working = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    await work()
    setBusy(false)
  }
  const take = (file: File) =>
    working(async () => {
      const read = await logoFrom(file)
      if (read.ok) await save(read.image)
      else setProblem({ text: read.problem })
    })
  return (
    <chakra.div display="grid" gap="3">
      {problem !== null && (
        <Banner kind="warning" {...problem}>
          {problem.text}
        </Banner>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <chakra.div
          display="grid"
          placeItems="center"
          boxSize="8rem"
          p="2"
          bg="bg.muted"
          borderWidth="1px"
          borderRadius="md"
          color="fg.muted"
          textStyle="small"
        >
          {image === null ? (
            'No logo yet'
          ) : (
            <chakra.img src={image} alt="Your logo" maxW="100%" maxH="100%" objectFit="contain" />
          )}
        </chakra.div>
        <chakra.div display="grid" gap="2" justifyItems="start" flex="1 1 14rem">
          <chakra.p color="fg.muted">PNG, JPEG, or WebP. A large picture is scaled down before it is saved.</chakra.p>
          {mayEditSettings(actor) && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button variant="outline" loading={busy} loadingLabel="Saving..." onClick={() => input.current?.click()}>
                {image === null ? 'Choose logo' : 'Replace logo'}
              </Button>
              {image !== null && !busy && (
                <Button variant="ghost" onClick={() => void working(() => save(null))}>
                  Remove
                </Button>
              )}
              <VisuallyHidden>
                <input
                  ref={input}
                  type="file"
                  aria-label="Logo file"
                  accept={LOGO_TYPES.join(',')}
                  tabIndex={-1}
                  onChange={({ target }) => {
                    const file = target.files?.[0]
                    if (file) void take(file)
                    // Lets the same file be chosen again.
                    target.value = ''
                  }}
                />
              </VisuallyHidden>
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
