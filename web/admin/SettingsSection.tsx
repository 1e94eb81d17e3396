import type { PublicSettings } from '@bewezen/domain/access/contract.ts'
import { companySettings, isShopSwitch, switchSettings } from '@bewezen/domain/access/siteSettings.ts'
import { maintenanceWords, testerWords } from '@bewezen/domain/access/words.ts'
import { settingsWords } from '@bewezen/domain/admin/settingWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { useModes, useSettings } from '../access/index.ts'
import { Card } from '../base/parts/Card.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { MaintenancePlan } from './MaintenancePlan.tsx'
import { GeneratorSettings } from './settings/GeneratorSettings.tsx'
import { ShopSettings } from './settings/ShopSettings.tsx'
import { SwitchSettingRow } from './settings/SwitchSettingRow.tsx'
import { TextSettingForm } from './settings/TextSettingForm.tsx'

/** The settings of the site: its two modes with what they say, its name and address, and its choices (SH-MAINT-20, ADM-PANEL-14). */
export function SettingsSection() {
  return (
    <Loaded
      read={useSettings()}
      failed={adminWords.loadFailed}
      waiting={<Skeleton className="h-64 w-full max-w-[640px]" />}
    >
      {(settings) => <Settings settings={settings} />}
    </Loaded>
  )
}

function Settings({ settings }: { settings: PublicSettings }) {
  const modes = useModes(true)
  return (
    modes && (
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-5">
          <Card as="section" pad aria-label={maintenanceWords.label}>
            <Switch
              label={<ModeTitle>{maintenanceWords.label}</ModeTitle>}
              hint={modes.maintenance ? maintenanceWords.activated.text : adminWords.maintenanceOff}
              checked={modes.maintenance}
              onChange={modes.onMaintenance}
            />
            <MaintenancePlan settings={settings} />
          </Card>
          <Card as="section" pad aria-labelledby="site" className="grid gap-6">
            <h2 id="site" className="heading text-fs-21">
              {settingsWords.site}
            </h2>
            <TextSettingForm name="siteName" stored={settings.siteName} />
            <TextSettingForm name="contactEmail" stored={settings.contactEmail} />
          </Card>
          <Card as="section" pad aria-labelledby="company" className="grid gap-6">
            <h2 id="company" className="heading text-fs-21">
              {settingsWords.company}
            </h2>
            {companySettings.map((name) => (
              <TextSettingForm key={name} name={name} stored={settings[name]} />
            ))}
          </Card>
          <GeneratorSettings />
        </div>
        <div className="grid gap-5">
          <Card as="section" pad aria-label={testerWords.label} className="grid gap-5">
            <Switch
              label={<ModeTitle>{testerWords.label}</ModeTitle>}
              hint={modes.tester ? adminWords.testerOn : adminWords.testerOff}
              checked={modes.tester}
              onChange={modes.onTester}
            />
            <TextSettingForm name="testerMessage" stored={settings.testerMode.message ?? ''} />
            <TextSettingForm name="launchDate" stored={settings.launchDate} />
          </Card>
          <Card as="section" pad aria-labelledby="choices">
            <h2 id="choices" className="heading mb-2 text-fs-21">
              {settingsWords.choices}
            </h2>
            {switchSettings
              .filter((name) => !isShopSwitch(name))
              .map((name) => (
                <SwitchSettingRow key={name} name={name} settings={settings} />
              ))}
          </Card>
          <ShopSettings settings={settings} />
        </div>
      </div>
    )
  )
}

const ModeTitle = ({ children }: { children: string }) => (
  <span lang="en" className="heading text-fs-21">
    {children}
  </span>
)
