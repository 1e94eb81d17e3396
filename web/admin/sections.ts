import { viewAsWords } from '@bewezen/domain/access/viewAsWords.ts'
import { communityAdminWords } from '@bewezen/domain/admin/communityWords.ts'
import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { writingWords } from '@bewezen/domain/admin/writingWords.ts'
import { externalWords } from '@bewezen/domain/external/words.ts'
import { triageWords } from '@bewezen/domain/reports/words.ts'
import { type ComponentType, lazy } from 'react'
import { untilLoaded } from '../base/hydration/untilLoaded.ts'
import { ExternalSection } from '../external/index.ts'
import { EmergencyScreen } from '../health/index.ts'
import { ReportsSection } from '../reports/index.ts'

type Section = { slug: string; label: string; Screen: ComponentType }

/** The sections of the admin area in their order, each at /admin/{slug}; a room that brings one adds its line (ADM-PANEL-01). */
export const sections: readonly Section[] = [
  section('overzicht', adminWords.overview, async () => (await import('./overview/Overview.tsx')).Overview),
  section('gebruikers', adminWords.people, async () => (await import('./people/PeopleSection.tsx')).PeopleSection),
  section('awards', adminWords.awards, async () => (await import('./awards/AwardsSection.tsx')).AwardsSection),
  section(
    'abonnementen',
    adminWords.subscriptions,
    async () => (await import('./subscriptions/SubscriptionsSection.tsx')).SubscriptionsSection,
  ),
  section('bestellingen', adminWords.orders, async () => (await import('./orders/OrdersSection.tsx')).OrdersSection),
  section('meldingen', triageWords.section, async () => ReportsSection),
  section(
    'moderatie',
    adminWords.moderation,
    async () => (await import('./moderation/ModerationSection.tsx')).ModerationSection,
  ),
  section(
    'communities',
    communityAdminWords.section,
    async () => (await import('./communities/CommunitiesSection.tsx')).CommunitiesSection,
  ),
  section('externe-berichten', externalWords.title, async () => ExternalSection),
  section('berichten', writingWords.section, async () => (await import('./writing/WritingSection.tsx')).WritingSection),
  section('mails', adminWords.mails, async () => (await import('./mails/MailsSection.tsx')).MailsSection),
  section('content', contentWords.section, async () => (await import('./content/ContentSection.tsx')).ContentSection),
  section('instellingen', adminWords.settings, async () => (await import('./SettingsSection.tsx')).SettingsSection),
  section('bekijk-als', viewAsWords.section, async () => (await import('./viewing/ViewAsSection.tsx')).ViewAsSection),
  section('noodtoegang', adminWords.emergency, async () => EmergencyScreen),
  section('logboek', adminWords.log, async () => (await import('./LogSection.tsx')).LogSection),
]

function section(slug: string, label: string, load: () => Promise<ComponentType>): Section {
  return { slug, label, Screen: lazy(async () => ({ default: await untilLoaded(load) })) }
}
