import { type ReactNode, useState } from 'react'
import { managementLinks, tabsOf } from '../base/address/navigation.ts'
import { useLights } from '../base/look/useLights.ts'
import { Button } from '../base/parts/Button.tsx'
import { TabPanel, Tabs } from '../base/parts/Tabs.tsx'
import { Footer, MemberBar, MemberMenu, menuLinksOf, moreLinksOf, VisitorBar, withOwnPlaces } from '../shell/index.ts'
import { admin, member, notices } from './cast.ts'
import { Family, Specimen } from './Specimen.tsx'

const october = { now: 619, sunrise: 496, sunset: 1111 }
type As = 'visitor' | 'member' | 'admin'

export function ShellGallery() {
  const [as, setAs] = useState<As>('member')
  return (
    <Family title="Schil">
      <Specimen title="Bovenbalk" wide>
        <Tabs
          label="Voor wie"
          value={as}
          onChange={setAs}
          options={[
            { value: 'visitor', label: 'Bezoeker' },
            { value: 'member', label: 'Lid' },
            { value: 'admin', label: 'Beheerder' },
          ]}
        >
          <TabPanel value={as}>
            <Frame>
              {as === 'visitor' ? (
                <VisitorBar site="Bewezen" day={october} onSearch={nothing} />
              ) : (
                <MemberTop key={as} as={as} />
              )}
            </Frame>
          </TabPanel>
        </Tabs>
      </Specimen>
      <Specimen title="Voet" wide>
        <Frame>
          <Footer url="" name="Bewezen" contactEmail="community@bewezen.example" />
        </Frame>
      </Specimen>
    </Family>
  )
}

function MemberTop({ as }: { as: 'member' | 'admin' }) {
  const { theme, redLight, stepTheme, switchRedLight } = useLights()
  const [menu, setMenu] = useState(false)
  const [modes, setModes] = useState({ maintenance: false, tester: true })
  const [unread, setUnread] = useState(as === 'admin' ? 312 : 7)
  const viewer = as === 'admin' ? admin : member
  const shared = { path: '/community', cartPieces: 3, onOpenCart: nothing, onOpenAssistant: nothing }
  const tabs = tabsOf(viewer)
  return (
    <>
      <MemberBar
        site="Bewezen"
        day={october}
        {...shared}
        viewer={viewer}
        tabs={tabs}
        onOpenProfile={nothing}
        onSearch={nothing}
        account={{
          lights: { theme, redLight },
          onStepTheme: stepTheme,
          onRedLight: switchRedLight,
          onReportProblem: nothing,
          onSignOut: nothing,
          management: managementLinks,
          modes: {
            ...modes,
            onMaintenance: (maintenance) => setModes({ ...modes, maintenance }),
            onTester: (tester) => setModes({ ...modes, tester }),
          },
        }}
        bell={{
          unread,
          notices: { items: notices },
          onRead: () => setUnread(unread - 1),
          onMarkAllRead: () => setUnread(0),
        }}
      />
      <Button look="line" size="s" onClick={() => setMenu(true)}>
        Menu
      </Button>
      <MemberMenu
        {...shared}
        address={shared.path}
        links={withOwnPlaces(menuLinksOf(viewer), '/community')}
        more={moreLinksOf(viewer)}
        open={menu}
        onClose={() => setMenu(false)}
        onToggleChannels={nothing}
      />
    </>
  )
}

const nothing = () => undefined
const Frame = ({ children }: { children: ReactNode }) => (
  <div className="-mx-(--gutter) border-y border-line">{children}</div>
)
