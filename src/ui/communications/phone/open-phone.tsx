import Smartphone from 'lucide-react/icons/smartphone'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'

type Props = {
  /** Whose phone; by default the first client's. */
  search?: { client: number } | { phone: string } | { email: string } | undefined
}

/** The demo's other side, in a tab beside the office. */
export const OpenPhone = ({ search }: Props) => (
  <Button asChild variant="outline" size="sm">
    <AppLink to="/demo/phone" search={search ?? {}} target="_blank">
      <Smartphone size={16} aria-hidden />
      Open the client’s phone
    </AppLink>
  </Button>
)
