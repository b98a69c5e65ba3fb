import { chakra } from '@chakra-ui/react'
import type { Page } from '@/domain/page/pages'
import { useSingleKeys } from '@/ui/kit/behavior/single-keys'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { Kbd } from '@/ui/kit/layout/kbd'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { LIST_SHORTCUTS, ROW_SHORTCUTS } from '@/ui/kit/records/list/row-shortcuts'
import { keycaps, pagesByLetter } from './go-keys'

type Group = { title: string; shortcuts: readonly { keys: readonly string[]; does: string }[] }

const goGroup = (pages: readonly Page[]): Group => ({
  title: 'Go to a page: one key after the other',
  shortcuts: pagesByLetter(pages).map(({ letter, page }) => ({ keys: keycaps(letter), does: page.title })),
})

const ANYWHERE: Group = {
  title: 'Anywhere',
  shortcuts: [
    { keys: ['Ctrl', 'K'], does: 'Search and commands (Cmd K on a Mac)' },
    { keys: ['?'], does: 'This list' },
    { keys: ['Esc'], does: 'Close what is open' },
    { keys: ['Alt', 'T'], does: 'Go to the messages in the corner' },
  ],
}

const LIST: Group = { title: 'In a list', shortcuts: LIST_SHORTCUTS }
const TABLE: Group = { title: 'In a table', shortcuts: ROW_SHORTCUTS }

const CALENDAR: Group = {
  title: 'In the calendar of the jobs',
  shortcuts: [
    { keys: ['P', 'N'], does: 'Previous or next day, week or month' },
    { keys: ['T'], does: 'Today' },
    { keys: ['Space'], does: 'Pick the job up, and drop it' },
    { keys: ['↑', '↓', '←', '→'], does: 'Another crew member, another time' },
    { keys: ['Shift', '←', '→'], does: 'Shorter or longer' },
  ],
}

const MAP: Group = {
  title: 'On the map',
  shortcuts: [
    { keys: ['P', 'N'], does: 'Previous or next day' },
    { keys: ['T'], does: 'Today' },
    { keys: ['↑', '↓', '←', '→'], does: 'Move the map' },
    { keys: ['+', '−'], does: 'Zoom in or out' },
    { keys: ['Enter'], does: 'Open the pin' },
  ],
}

type Props = { pages: readonly Page[]; open: boolean; onClose: () => void }

export const ShortcutsDialog = ({ pages, open, onClose }: Props) => {
  const [singleKeys, setSingleKeys] = useSingleKeys()
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" alignItems="start">
        <div>
          <Groups of={[ANYWHERE, LIST, TABLE, CALENDAR, MAP]} />
        </div>
        <div>
          <Groups of={[goGroup(pages)]} />
        </div>
      </chakra.div>
      <chakra.div borderTopWidth="1px" mt="4" pt="3">
        <CheckboxField
          label="Shortcuts of a single key"
          hint="Switch them off if speech input or a stray key sets them off."
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </chakra.div>
    </Dialog>
  )
}

const Groups = ({ of }: { of: readonly Group[] }) =>
  of.map(({ title, shortcuts }) => (
    <chakra.section key={title} mb="4">
      <chakra.h3 textStyle="small" color="fg.muted" fontWeight="medium" mb="2">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gridTemplateColumns="7rem 1fr" columnGap="4" rowGap="2" alignItems="center">
        {shortcuts.map(({ keys, does }) => (
          <chakra.div key={does} display="contents">
            <chakra.dt display="flex" gap="1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </chakra.dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  ))
