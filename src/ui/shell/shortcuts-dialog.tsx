import { chakra } from '@chakra-ui/react'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { Dialog } from '@/ui/kit/dialog'
import { useSingleKeys } from './single-keys'

/** A key of the keyboard. */
const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '1.6em',
    px: '1',
    fontFamily: 'body',
    fontSize: '2xs',
    lineHeight: '1.6',
    textAlign: 'center',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderRadius: 'sm',
  },
})

/** A shortcut as the list shows it. */
export type Shortcut = { keys: readonly string[]; does: string }

const OWN: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Search and commands (Cmd K on a Mac)' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Esc'], does: 'Close what is open' },
]

type Props = { open: boolean; onClose: () => void; shortcuts?: readonly Shortcut[] | undefined }

/** What the keyboard can do, and the switch for shortcuts of a single key. */
export const ShortcutsDialog = ({ open, onClose, shortcuts = [] }: Props) => {
  const [singleKeys, setSingleKeys] = useSingleKeys()
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2.5" alignItems="center">
        {[...OWN, ...shortcuts].map(({ keys, does }) => (
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
