import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { adminAccess } from './adminContract.ts'
import { capabilities } from './capabilities.ts'
import { switchSettings, textSettings } from './siteSettings.ts'

/** The fields everyone may read (SH-MAINT-25); who switched a mode on is for admins. */
export const PublicSettings = z.object({
  siteName: z.string(),
  contactEmail: z.string(),
  maintenance: z.object({
    on: z.boolean(),
    message: z.string().nullable(),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
  }),
  testerMode: z.object({ on: z.boolean(), message: z.string().nullable() }),
  /** The day the project goes live, as '2026-10-20'. */
  launchDate: z.string(),
  companyKvk: z.string(),
  companyVatId: z.string(),
  companyAddress: z.string(),
  companyPhone: z.string(),
  assistantEnabled: z.boolean(),
  externalContentAfterConsent: z.boolean(),
  /** Whether the shop takes money; off without a payment provider (SHOP-ORDER-01). */
  shopPayment: z.boolean(),
  paidDownloadsAfterOrder: z.boolean(),
  /** The server's clock, so that a countdown is right on a device whose clock is not (SH-EDGE-26). */
  now: Instant,
})
export type PublicSettings = z.infer<typeof PublicSettings>

const MaintenanceMessage = z.string().max(1000).nullable()

export const access = {
  settings: operation({
    needs: 'nothing',
    whileCovered: true,
    read: true,
    input: z.object({}),
    output: PublicSettings,
  }),
  /** The viewer's own access: gate, maintenance, and the capabilities they have now (SH-GATE-08, SH-GATE-18). */
  ownAccess: operation({
    needs: 'useOwnAccount',
    whileCovered: true,
    read: true,
    input: z.object({}),
    output: z.object({
      gate: z.enum(['tester', 'noAccess', 'granted']),
      /** A paid or granted period covers this moment, also where tester mode hides what the gate would say. */
      entitled: z.boolean(),
      underMaintenance: z.boolean(),
      /** Confirmed their address a moment ago and never had access (COM-START-07). */
      isNew: z.boolean(),
      /** When the account goes for good, for who asked for that (SH-PROF-05). */
      leavesAt: Instant.nullable(),
      /** A payment failed and is tried again: until when access stays meanwhile (SUB-WHY-03). */
      lateUntil: Instant.nullable(),
      /** A second factor has to be set up before anything else. */
      needsSecondFactor: z.boolean(),
      may: z.array(z.enum(capabilities)),
      /** The newest fact this answer knows of: a stream opened after it misses nothing. */
      seq: z.number(),
    }),
  }),
  setMaintenance: operation({
    needs: 'manageSite',
    input: z.object({ on: z.boolean() }),
    output: PublicSettings,
  }),
  saveMaintenance: operation({
    needs: 'manageSite',
    input: z.object({ message: MaintenanceMessage, startsAt: Instant.nullable(), endsAt: Instant.nullable() }),
    output: PublicSettings,
    refusals: { END_BEFORE_START: nothing },
  }),
  setTesterMode: operation({
    needs: 'manageSite',
    input: z.object({ on: z.boolean() }),
    output: PublicSettings,
  }),
  /** Saves one text; `before` is what the admin saw, so that nothing is overwritten unseen (ADM-PANEL-14, ADM-PANEL-22). */
  saveSetting: operation({
    needs: 'manageSite',
    input: z.object({ name: z.enum(textSettings), before: z.string().max(2000), value: z.string().max(2000) }),
    output: PublicSettings,
    refusals: { CHANGED: z.object({ current: z.string() }), NO_COMPANY_ADDRESS: nothing },
  }),
  /** Puts a choice on or off; 'Winkelbetaling' off puts off what hangs on it (SHOP-ORDER-01, SHOP-ORDER-03). */
  switchSetting: operation({
    needs: 'manageSite',
    input: z.object({ name: z.enum(switchSettings), on: z.boolean() }),
    output: PublicSettings,
    refusals: { STRIPE_NOT_CONFIGURED: nothing, NO_COMPANY_ADDRESS: nothing, PAYMENT_OFF: nothing },
  }),
  ...adminAccess,
}
