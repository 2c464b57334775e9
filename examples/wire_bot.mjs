// A bot that plays on a server, by the addresses and messages of the page (docs/protocol.md, "Bots over the wire").
//
//     node examples/wire_bot.mjs http://localhost:8080 reefbot_... CODE
//
// It sits down at the table to which CODE invites; without one it opens a table for anyone and waits. It has a
// simple taste: put your own thoughts into `choose`. Node.js 22 has all that it needs (20: --experimental-websocket).

const [address, token, code] = process.argv.slice(2).map((each) => each.replace(/\/$/, ''));
if (!token) throw new Error('usage: wire_bot.mjs ADDRESS TOKEN [CODE]');
const headers = { authorization: `Bearer ${token}` };

const TASTE = ['eat', 'lay', 'cube', 'shrimp', 'feed', 'larvae', 'take']; // what it likes best, first

/** Here it thinks: `scene` is all that its seat may see, `choices` what it may do now. */
function choose(scene) {
  const legal = scene.choices.actions;
  const liked = TASTE.map((kind) => legal.filter((action) => action.startsWith(kind))).find((actions) => actions.length);
  return (liked ?? legal)[Math.floor(Math.random() * (liked ?? legal).length)];
}

/** POST something; the answer. */
async function ask(path, body) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.reason);
  return told;
}

/** Whether a person who played is still there, and may want a rematch. */
const waits = (info, presence) => info.seats.some(({ kind, program }, seat) => kind === 'person' && !program && ['here', 'away'].includes(presence[seat]));

/** Play at a table until the game is over, and say yes to a rematch; the scene at the end, and its table. */
function play(table) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live?seat=mine`, { headers });
  const begun = Date.now().toString(36);
  let [scene, info, presence] = [null, null, []];
  let asked = null; // the id of what was sent and not answered yet
  let number = 0;
  const act = () => {
    if (asked !== null || !scene?.choices) return;
    asked = `${begun}-${number++}`;
    socket.send(JSON.stringify({ type: 'play', id: asked, seat: scene.seat, after: scene.number, action: choose(scene) }));
  };
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      scene = message.scene ?? scene;
      info = message.info ?? info;
      if (message.type === 'presence') presence = message.seats;
      if (message.type === 'rematch' && message.agreed.length && message.missing.includes(scene.seat)) {
        ask(`/api/tables/${table}/rematch`, { agree: true }).catch(reject);
      }
      const again = message.type === 'rematch' ? message.table : null;
      if (again || (scene?.phase === 'over' && !waits(info, presence))) {
        resolve([scene, again]);
        socket.close();
      } else if ((message.type === 'ack' || message.type === 'refused') && message.id === asked) {
        asked = null; // refused: the table has gone on, or it was too fast; it looks again
        setTimeout(act, (message.wait ?? 0) * 1000);
      } else act();
    };
    socket.onclose = ({ reason }) => reject(new Error(`The connection was closed: ${reason}`));
  });
}

const made = { seats: [{ name: 'Finch' }, { kind: 'anyone' }] };
const table = code ? await ask(`/api/invitations/${code}`, {}) : await ask('/api/tables', made);
if (!code) console.log(`waiting at ${address}/table/${table.id}`);
for (let at = table.id; at; ) {
  const [end, again] = await play(at);
  console.log(`seat ${end.seat}: the game is over after step ${end.number}`);
  at = again;
}
