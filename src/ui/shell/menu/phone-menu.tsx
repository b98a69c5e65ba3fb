import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Drawer } from '@/ui/kit/overlays/drawer'
import { PANEL } from './nav-colors'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The menu on phones, as a drawer (NAV-01). */
export const PhoneMenu = ({ open, onClose, children }: Props) => (
  <Drawer open={open} onClose={onClose} title="Menu" placement="start" size="sm" flush>
    <chakra.div display="flex" flexDirection="column" height="100%" css={PANEL}>
      {children}
    </chakra.div>
  </Drawer>
)
