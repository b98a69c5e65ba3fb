import type { LucideIcon } from 'lucide-react'
import Briefcase from 'lucide-react/icons/briefcase'
import Building2 from 'lucide-react/icons/building-complex'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import ChartColumn from 'lucide-react/icons/chart-column'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import FlaskConical from 'lucide-react/icons/flask-conical'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import MapIcon from 'lucide-react/icons/map'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import Receipt from 'lucide-react/icons/receipt'
import Repeat from 'lucide-react/icons/repeat'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Sun from 'lucide-react/icons/sun'
import TrendingUp from 'lucide-react/icons/trending-up'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { PageIcon } from '@/domain/page/pages'

export const PAGE_ICONS: Record<PageIcon, LucideIcon> = {
  overview: House,
  my_day: Sun,
  clients: Users,
  properties: Building2,
  jobs: Briefcase,
  crew: HardHat,
  map: MapIcon,
  communications: MessagesSquare,
  estimates: FileText,
  invoicing: Receipt,
  payouts: Wallet,
  chemicals: FlaskConical,
  catalog: Package,
  plans: Repeat,
  scheduling: CalendarCog,
  predictive: TrendingUp,
  subscription: Sparkles,
  billing: CreditCard,
  analytics: ChartColumn,
  permissions: KeyRound,
  account: UserRound,
  settings: Settings,
}
