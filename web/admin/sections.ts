import { viewAsWords } from '@bewezen/domain/access/viewAsWords.ts'
import { communityAdminWords } from '@bewezen/domain/admin/communityWords.ts'
import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { writingWords } from '@bewezen/domain/admin/writingWords.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { triageWords } from '@bewezen/domain/reports/words.ts'
import Award from 'lucide-react/icons/award'
import Bug from 'lucide-react/icons/bug'
import CreditCard from 'lucide-react/icons/credit-card'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Inbox from 'lucide-react/icons/inbox'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import ScrollText from 'lucide-react/icons/scroll-text'
import Shield from 'lucide-react/icons/shield'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Users from 'lucide-react/icons/users'
import { type ComponentType, lazy } from 'react'
import { untilLoaded } from '../base/hydration/untilLoaded.ts'
import { ExternalSection } from '../external/index.ts'
import { EmergencyScreen } from '../health/index.ts'
import { ReportsSection } from '../reports/index.ts'

type Icon = typeof Users
type Section = { slug: string; label: string; Icon: Icon; Screen: ComponentType }

/** The sections of the admin area in their order, each at /admin/{slug}; a room that brings one adds its line (ADM-PANEL-01). */
export const sections: readonly Section[] = [
  section(
    'overzicht',
    LayoutDashboard,
    adminWords.overview,
    async () => (await import('./overview/Overview.tsx')).Overview,
  ),
  section(
    'gebruikers',
    Users,
    adminWords.people,
    async () => (await import('./people/PeopleSection.tsx')).PeopleSection,
  ),
  section('awards', Award, adminWords.awards, async () => (await import('./awards/AwardsSection.tsx')).AwardsSection),
  section(
    'abonnementen',
    CreditCard,
    adminWords.subscriptions,
    async () => (await import('./subscriptions/SubscriptionsSection.tsx')).SubscriptionsSection,
  ),
  section(
    'bestellingen',
    Package,
    adminWords.orders,
    async () => (await import('./orders/OrdersSection.tsx')).OrdersSection,
  ),
  section('meldingen', Bug, triageWords.section, async () => ReportsSection),
  section(
    'moderatie',
    Shield,
    adminWords.moderation,
    async () => (await import('./moderation/ModerationSection.tsx')).ModerationSection,
  ),
  section(
    'communities',
    MessagesSquare,
    communityAdminWords.section,
    async () => (await import('./communities/CommunitiesSection.tsx')).CommunitiesSection,
  ),
  section('externe-berichten', Inbox, externalWords.title, async () => ExternalSection),
  section(
    'berichten',
    MessageSquareText,
    writingWords.section,
    async () => (await import('./writing/WritingSection.tsx')).WritingSection,
  ),
  section('mails', Mail, adminWords.mails, async () => (await import('./mails/MailsSection.tsx')).MailsSection),
  section(
    'content',
    FileText,
    contentWords.section,
    async () => (await import('./content/ContentSection.tsx')).ContentSection,
  ),
  section(
    'instellingen',
    Sliders,
    adminWords.settings,
    async () => (await import('./SettingsSection.tsx')).SettingsSection,
  ),
  section(
    'bekijk-als',
    Eye,
    viewAsWords.section,
    async () => (await import('./viewing/ViewAsSection.tsx')).ViewAsSection,
  ),
  section('noodtoegang', KeyRound, adminWords.emergency, async () => EmergencyScreen),
  section('logboek', ScrollText, adminWords.log, async () => (await import('./LogSection.tsx')).LogSection),
]

function section(slug: string, Icon: Icon, label: string, load: () => Promise<ComponentType>): Section {
  return { slug, label, Icon, Screen: lazy(async () => ({ default: await untilLoaded(load) })) }
}
