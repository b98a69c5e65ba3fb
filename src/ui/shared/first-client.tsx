import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'

export const firstClient = (hint: string) => ({
  title: 'Add your first client',
  hint,
  action: (
    <Button asChild>
      <AppLink to="/dashboard/clients" search={{ create: true }}>
        Add Client
      </AppLink>
    </Button>
  ),
})
