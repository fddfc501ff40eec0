/**
 * Passwords, and words that people make them of, that are tried first; lower case. With digits or signs before or after
 * them, or in place of letters, they are no better (`easyPasswordReason`).
 */
const WORDS = `
password passwort passw0rd password1 pass word passcode mypassword thepassword newpassword nopassword yourpassword
qwerty qwertyui qwertyuiop qwerty123 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsxedc qazwsx 1qazxsw2 qweasdzxc qweasd 123qweasd qwe123 123qwe abc123 a1b2c3d4
letmein letmein1 welcome welcome1 admin admin123 administrator login master superuser root toor guest default changeme
changeit secret topsecret test test1234 testtest testing demo sample example access trustno1 whatever nothing
iloveyou iloveu loveyou loveme lovely mylove truelove forever sweetheart darling honey baby babygirl babyboy princess
prince queen angel angels sunshine moonlight starlight rainbow flower flowers butterfly summer winter spring autumn
football baseball basketball hockey soccer tennis golf golfer softball volleyball wrestling swimming yankees giants
rangers islanders knicks devils mets jets eagles cowboys patriots packers steelers phillies dodgers lakers bulls
newyork newjersey jersey jerseycity hoboken newark paterson hackensack montclair ridgewood america usa1776 brooklyn
manhattan chicago dallas boston florida california texas london paris berlin
monkey dragon tiger lion panther eagle falcon hawk phoenix unicorn dolphin turtle rabbit bunny kitty kitten puppy
doggie chicken buffalo mustang horses animal animals cheese chocolate cookie cookies banana orange apple cherry
strawberry pepper ginger coffee pizza butter peanut candy sugar
batman superman spiderman ironman wonderwoman starwars startrek pokemon pikachu harrypotter gandalf hobbit matrix
nintendo minecraft fortnite roblox playstation xbox mario zelda
michael jennifer jessica ashley nicole daniel joshua matthew andrew anthony robert thomas william richard charles
charlie jordan hunter taylor austin tyler brandon justin jonathan samantha elizabeth stephanie amanda melissa michelle
heather patricia barbara george jackson joseph steven victoria maggie buster bailey shadow lucky princess1 cooper
computer internet keyboard mouse laptop windows microsoft google facebook instagram twitter samsung iphone android
harley ferrari porsche mercedes corvette camaro yamaha honda toyota nissan chevrolet
jesus jesuschrist godisgood blessed blessing heaven faith christ church praise
freedom liberty victory winner champion number1 numberone awesome amazing fantastic perfect beautiful gorgeous
killer hacker ninja samurai warrior soldier pirate wizard cowboy hello helloworld hello123 goodbye fuckyou fuckoff
bullshit asshole biteme
house home homes myhouse dreamhome dreamhouse newhome keystead realestate realtor property listing mortgage
money dollar million family mother father brother sister friend friends mommy daddy grandma grandpa
music guitar piano drummer dancer metallica nirvana eminem beatles
college school student teacher doctor nurse lawyer
january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday
diamond golden silver crystal purple yellow orange1 green blue black white
thunder lightning storm hurricane ocean mountain river island
mercury jupiter saturn neptune pluto galaxy universe
00000000 11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212 13131313 69696969
12341234 11223344 112233445566 123123123 123321123 147258369 159753 159357 741852963 987654321 87654321 01234567
123456789a 1234567a a1234567 a12345678 abcd1234 1234abcd abcdefgh abcdefg1 aa123456 123456aa p@ssw0rd pa55word
correcthorsebatterystaple correct horse battery staple opensesame sesame abracadabra
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))
