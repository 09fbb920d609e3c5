// Each icon from its own module: the set has five thousand, and the development server would read them all.
import Apps from '@tabler/icons-react/dist/esm/icons/IconApps.mjs'
import Book from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import Calendar from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs'
import Certificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import Card from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import Chart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import Eye from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs'
import Grid from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import Help from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import Home from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import Notebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import Lifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import List from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import Message from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import News from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import Pencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import Report from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs'
import School from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import Shield from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import Trophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import User from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import Users from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

const icons = new Map<string, typeof Apps>([
  ['schedule', Calendar],
  ['homework', Pencil],
  ['journal', Grid],
  ['diary', Notebook],
  ['home', Home],
  ['attestation', Certificate],
  ['ktp', List],
  ['content', Book],
  ['people', Users],
  ['groups', Users],
  ['school', School],
  ['settings', Settings],
  ['statistics', Chart],
  ['reports', Report],
  ['monitoring', Eye],
  ['rating', Trophy],
  ['contests', Trophy],
  ['courses', Certificate],
  ['portfolio', User],
  ['profile', User],
  ['subscription', Card],
  ['chat', Message],
  ['safety', Shield],
  ['support', Lifebuoy],
  ['news', News],
  ['faq', Help],
])

/** The icon of a menu entry by its name; a name nobody drew gets the plain one. */
export const menuIcon = (name: string) => icons.get(name) ?? Apps
