import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { dayAt } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Card } from '@/ui/kit/layout/card'
import { saveFile } from '@/ui/kit/layout/save-file'
import type { AccountScreenProps } from './types'

export const DataCard = ({ actor, commands, now }: Pick<AccountScreenProps, 'actor' | 'commands' | 'now'>) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await commands.exportedData()
    if (outcome.ok) {
      const name = `groundwork-${dayAt(now, actor.time_zone)}.json`
      saveFile(name, outcome.data, 'application/json')
    } else setProblem(outcome.failure.message)
    setBusy(false)
  }
  return (
    <Card title="Your data">
      <chakra.div display="grid" gap="3" justifyItems="start">
        {problem !== null && (
          <Banner kind="warning" detail={problem}>
            Your data could not be downloaded.
          </Banner>
        )}
        <p>Every record you may see, in one JSON file. Passwords and card numbers are not in it.</p>
        <Button variant="outline" loading={busy} loadingLabel="Downloading..." onClick={() => void download()}>
          Download data
        </Button>
      </chakra.div>
    </Card>
  )
}
