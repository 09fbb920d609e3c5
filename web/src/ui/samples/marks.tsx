import { Avatar } from '../page/Avatar.tsx'
import { Badge } from '../page/Badge.tsx'
import { Button, LinkButton } from '../page/Button.tsx'
import { Card } from '../page/Card.tsx'
import { IconButton } from '../page/IconButton.tsx'
import { IconDownload, IconSearch } from '../page/icons.ts'
import { Menu } from '../overlay/Menu.tsx'
import { Secret } from '../fields/Secret.tsx'
import { Toolbar } from '../table/Toolbar.tsx'

const actions = [
  { label: 'Түзету', onSelect: () => undefined },
  { label: 'Көшіру', onSelect: () => undefined },
  { label: 'Мұрағатқа жіберу', onSelect: () => undefined, disabled: true },
  { label: 'Жою', onSelect: () => undefined, danger: true },
]

export function MarkSamples() {
  return (
    <>
      <Card title="Түймелер">
        <Toolbar end={<Menu label="Әрекеттер" items={actions} align="end" />}>
          <Button kind="main">Сақтау</Button>
          <Button>Қайтару</Button>
          <Button kind="quiet">Толығырақ</Button>
          <Button kind="danger">Жою</Button>
          <Button kind="main" busy>
            Сақталуда
          </Button>
          <Button disabled>Жабық</Button>
          <LinkButton href="#excel" icon={<IconDownload />}>
            Excel
          </LinkButton>
          <IconButton label="Іздеу">
            <IconSearch />
          </IconButton>
          <Menu label="Жол әрекеттері" face="dots" items={actions} />
        </Toolbar>
      </Card>
      <Card title="Белгілер мен адамдар">
        <Toolbar>
          <Badge>жабық</Badge>
          <Badge tone="accent">қазір</Badge>
          <Badge tone="success">төленді</Badge>
          <Badge tone="warning">тексеруде</Badge>
          <Badge tone="danger">мәжбүрлі</Badge>
        </Toolbar>
        <Toolbar>
          {['Әлия Сұлтанова', 'Нұрлан Қасымов', 'Іңкәр Өмірова', 'Һадиша Ғалымқызы'].map((name, id) => (
            <Avatar key={name} id={id} name={name} size={40} />
          ))}
          <Secret value="qyran-7412" />
        </Toolbar>
      </Card>
    </>
  )
}
