import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assets } from './base/build/assets.ts'
import { compressed } from './base/build/compressed.ts'
import { leanIcons } from './base/build/lean-icons.ts'
import { minifiedContract } from './base/build/minified-contract.ts'
import { pictures } from './base/build/pictures.ts'
import { plainImports } from './base/build/plain-imports.ts'
import { serviceWorker } from './base/build/serviceWorker.ts'
import { withoutInjectedStyles } from './base/look/withoutInjectedStyles.ts'

const built = (side: string) => fileURLToPath(new URL(`../dist/web/${side}`, import.meta.url))

/**
 * One build for both sides: the browser's files first, then the renderer that names them.
 *
 * In development the server opens this file in middleware mode and loads the renderer through Vite:
 *
 *     const vite = await createServer({ configFile: 'web/vite.config.ts', server: { middlewareMode: true, hmr: { server } } })
 *     const renderer = await vite.ssrLoadModule('/entry-server.tsx')   // anew at each request
 */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  plugins: [
    react(),
    tailwind(),
    minifiedContract(),
    assets(),
    pictures(),
    plainImports(),
    leanIcons(),
    withoutInjectedStyles(),
    serviceWorker(),
    compressed(),
  ],
  // The router carries a stand-in for a part that React has had since 18.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  builder: {
    async buildApp(builder) {
      for (const side of ['client', 'ssr']) {
        const environment = builder.environments[side]
        if (environment) await builder.build(environment)
      }
    },
  },
  build: { emptyOutDir: true, cssCodeSplit: false, reportCompressedSize: false, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        outDir: built('client'),
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: { app: 'entry-client.tsx' },
          onLog: unlessDirective,
          // What every page needs is one file: in pieces it compresses some two kilobytes worse.
          output: {
            // The signs of a hash do not compress, and every file names many others: few signs, of sixteen kinds.
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'] },
                { name: 'parts', test: smallParts },
                { name: 'member', test: memberParts },
                { name: 'talk', test: talkParts, includeDependenciesRecursively: false },
                { name: 'frame', test: frameParts, includeDependenciesRecursively: false },
                { name: 'form', test: formParts },
                { name: 'account', test: accountParts },
                { name: 'signing-in', test: signingInParts },
                { name: 'registering', test: registeringParts },
                { name: 'sky', test: /web\/base\/parts\/(Sky\.tsx|skyGround\.ts|skyDrawing\.ts|crescent\.ts)$/ },
                { name: 'icons', test: memberIcons, minShareCount: 3 },
                { name: 'evening', test: eveningParts, includeDependenciesRecursively: false },
                { name: 'controls', test: controlParts, includeDependenciesRecursively: false },
                { name: 'radix', test: radixParts },
                { name: 'focus', test: focusParts },
                { name: 'panels', test: panelParts, includeDependenciesRecursively: false },
                { name: 'dialog', test: dialogParts },
                { name: 'moments', test: momentParts },
                { name: 'seats', test: seatParts, includeDependenciesRecursively: false },
                { name: 'upload', test: uploadParts, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: built('server'),
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { 'entry-server': 'entry-server.tsx' }, onLog: unlessDirective },
      },
      // One self-contained renderer, and React's production build in it whatever NODE_ENV says; in development
      // bundling packages breaks them, so there they stay where they are.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))

// What nearly every screen shows; as files of their own they compress to half as much again.
const smallParts =
  /base\/parts\/(Button|Spinner|SunMark|buttonLook|controlLook|classes|Field|IconButton|PathLink|LinkButton|TextField|VisuallyHidden|words|Screen|Brand|brandWords|toast)\.tsx?$|(base\/api\/refusal|domain\/base\/failureWords)\.ts$|react-router\/dist\/esm\/useLocation\.js$|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context)|lucide-react\/dist\/esm\/icons\/(check|circle-alert|circle-check|x)\./

// The form of all pages.
const formParts = /web\/base\/(editing\/(useForm|faults)|focus\/focusFault)\.ts$/

// What the forms of an account share.
const accountParts =
  /web\/account\/(passwordFaults|sentence|askAuth|authAddress|registrationStorage|useWarnedPassword)\.ts$|web\/account\/(ForgotPassword|NewPassword|FormNotice)\.tsx$|web\/base\/parts\/PasswordField\.tsx$|domain\/account\/(password|easyPassword|easyPasswordWords)\.ts$|domain\/base\/email\.ts$|lucide-react\/dist\/esm\/icons\/(eye|eye-off)\./

// What signing in and signing up need beside that.
const signingInParts = /domain\/profile\/(names|username)\.ts$|web\/account\/kept\.ts$/

// What the forms of a new account share.
const registeringParts = /web\/account\/(useSignUp\.ts|useUsernameCheck\.ts|SignUpFields\.tsx|UsernameField\.tsx)$/

// What every page of somebody who is signed in needs: all of the cache but what reads several things at once, for few pages do.
const memberParts =
  /web\/base\/live\/|web\/base\/api\/(api|client)\.ts$|\/@orpc\/|@tanstack\/(react-query|query-core)\/(?!.*\/(useQueries|queriesObserver)\.)/

// What stands around every page of theirs, and the notifications that are cached; nothing of it is drawn for a visitor.
const frameParts =
  /web\/inbox\/(inboxCache|liveNotices|patches|unreadRead|useMarks|marks|untilNewest|useNotifications)\.ts$|web\/inbox\/bell\/(Bell\.tsx|BellButton\.tsx|useBell\.ts|words\.ts)$|domain\/inbox\/(relativeTime|target|words|card|notification|cache|page)\.ts$|web\/base\/session\/(renewOwnAccess|ownAccess|viewer|signOut|beforeSignOut|reads|localKeys|beginSession|serviceWorker|offline|viewing)\.ts$|web\/base\/offline\/(dropBox|wish)\.ts$|web\/base\/api\/(useRead|useChange|useToggle|lastWish)\.ts$|web\/base\/document\/(showPerson|overlay|useMinuteOfDay)\.ts$|web\/base\/look\/(theme|useLights)\.ts$|web\/base\/parts\/(Count|onUse|onNeed|retried|Avatar|LevelRing|StoredPicture|dims|DaylightStrip|daylight|EmptyState|HorizonArt|Drawn|focusStyle|useClosedAcross)\.tsx?$|web\/base\/trusted\/policies\.ts$|virtual:pictures|domain\/base\/focus\.ts$|web\/shell\/(MemberBar|AccountButton|OwnFaceButton|BarFrame|BarTabs|MobileBar|MemberSearch|ConnectionNotice|useFloating|words|links|overlays|SearchButton)\.tsx?$|web\/(chat\/(elsewhere|index)|places\/startsAt|access\/(useModes|useServerNow|Leaving|Maintenance)|account\/RequiredSecondFactor|assistant\/(chat|shown|Assistant)|events\/EventFormOverlay|profile\/(PersonOverlay|index)|reports\/index|search\/(useSearchKey|Search|shown)|shop\/(useCartPieces|index))\.tsx?$|domain\/(access\/(words|polling)|account\/avatarColor|base\/byId|community\/(desk|deskName|paths|slugs)|external\/paths|profile\/(person|words))\.ts$|lucide-react\/dist\/esm\/icons\/(bell|shopping-bag|sparkle|ellipsis|calendar|wifi|wifi-off|chevron-down|search|sunrise|sunset|inbox|messages-square)\./

// What the pages of a community share.
const talkParts =
  /web\/places\/(ChannelsButton|CommunityButton|lineLook|PlaceLink|channelsShown)\.tsx?$|web\/chat\/(ChatContext|channelCache|patches|react)\.ts$|web\/places\/(unread|CommunityArt|Sidebar|ChannelLines|CommunitySwitcher)\.tsx?$|domain\/community\/(quote|byPins|mentions|newIn)\.ts$|web\/talk\/reactions\/(wantReaction|ReactionChips)\.tsx?$|web\/(talk\/composer\/drafts|chat\/writing\/ownMessage)\.ts$|web\/talk\/(MessageText|composer\/focusComposer|reactions\/withReaction)\.tsx?$|domain\/community\/(links|messageText)\.ts$|icons\/(archive|chevrons-up-down|corner-up-left|hash|panel-left)\./

// Icons of several screens, none of which a visitor meets on a first page (the circle is in the list beside a new password):
// as a file each they are one request in five, for some sixty bytes. Those that only the palette and rare screens share stay apart.
const memberIcons =
  /lucide-react\/dist\/esm\/icons\/(?!(?:circle|calendar-plus|hourglass|key-round|message-square|message-square-text|presentation|refresh-cw|shield|sliders-horizontal|trophy|volume-2|wheat)\.)/

// What a page of livestreams and the conversations of their evenings share.
const eveningParts = /domain\/livestreams\/(evening|eveningWords|screenWords)\.ts$/

// What most screens of a member are put together from.
const controlParts =
  /web\/base\/parts\/(SearchField|Checkbox|Card|Chip|TextArea|Switch|LoadFailed|RoleBadge|FaceLink|useAfter|useWide)\.tsx?$|domain\/(access\/gateWords|base\/(uploadWords|newId|imageFormats))\.ts$|node_modules\/uuid\//

// What the parts of Radix share, and what lies over a page.
const radixParts =
  /@radix-ui\/(primitive|react-(compose-refs|slot|primitive|context|use-layout-effect|use-effect-event|use-controllable-state|presence|id|use-callback-ref))\//
// Apart, or a dialog would bring all controls along.
const focusParts = /web\/base\/focus\/(giveFocus|useReturnedFocus)\.ts$/
// The history of every page hears of panels, long before one opens.
const panelParts = /web\/base\/address\/(panels|useBackCloses)\.ts$/
const dialogParts = /web\/base\/parts\/(Scrim|ResponsiveModal|ConfirmDialog)\.tsx$/

// Small files that go together nearly everywhere.
const momentParts = /domain\/base\/(moment|numbers|dates|days)\.ts$/

// The words of an event's places, which every page with an event on it needs.
const seatParts = /domain\/events\/(words|capacity)\.ts$/

// What every way of sending a file needs.
const uploadParts = /web\/base\/(api\/upload|refusalOfFile)\.ts$|domain\/base\/files\.ts$/

type Log = { code?: string }
/** 'use client' says nothing to this build, and is in nearly every file of the router. */
function unlessDirective<L extends Log>(level: string, log: L, pass: (level: never, log: L) => void) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level as never, log)
}
